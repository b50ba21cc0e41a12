### Første skærm i en demo, som ikke har nogen server.

page-demo = En demo, der kun kører i denne browser
page-demo-about = Du spiller mod enkle botter, og dine spil bliver i denne browser. Venner, stærke botter og gennemgange kræver en server.
page-demo-starting = Gøres klar: { $percent }{ "\u00A0" }% er klar. Du kan allerede vælge et spil.
page-demo-failed = Denne browser kan ikke køre demoen, eller en del af den kunne ikke hentes. Genindlæs siden for at prøve igen.
