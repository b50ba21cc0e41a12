### Første skjerm i en demo, som ikke har noen server.

page-demo = En demo som kjører bare i denne nettleseren
page-demo-about = Du spiller mot enkle boter, og spillene dine blir i denne nettleseren. Venner, sterke boter og gjennomganger trenger en server.
page-demo-starting = Gjøres klar: { $percent }{ "\u00A0" }% er ferdig. Du kan allerede velge et spill.
page-demo-failed = Denne nettleseren kan ikke kjøre demoen, eller en del av den kunne ikke lastes. Last siden på nytt for å prøve igjen.
