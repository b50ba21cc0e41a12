### Första skärmen i en demo, som inte har någon server.

page-demo = En demo som körs bara i den här webbläsaren
page-demo-about = Du spelar mot enkla bottar, och dina spel stannar i den här webbläsaren. Vänner, starka bottar och genomgångar kräver en server.
page-demo-starting = Förbereds: { $percent }{ "\u00A0" }% är klart. Du kan redan välja ett spel.
page-demo-failed = Den här webbläsaren kan inte köra demon, eller så kunde en del av den inte laddas. Ladda om sidan för att försöka igen.
