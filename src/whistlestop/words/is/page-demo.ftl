### Fyrsti skjár sýnisútgáfu, sem hefur engan netþjón.

page-demo = Sýnisútgáfa sem keyrir eingöngu í þessum vafra
page-demo-about = Þú leikur við einfalda þjarka og leikirnir þínir geymast í þessum vafra. Vinir, öflugir þjarkar og yfirferðir þurfa netþjón.
page-demo-starting = Verið er að undirbúa: { $percent }% er lokið. Þú getur þegar valið leik.
page-demo-failed = Þessi vafri getur ekki keyrt sýnisútgáfuna eða ekki tókst að sækja hluta hennar. Endurhladdu síðuna til að reyna aftur.
