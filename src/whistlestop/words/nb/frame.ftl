### Det rammen rundt siden sier før resten er kommet.

frame-stuck = Whistlestop er ikke helt lastet inn.
frame-again = Last inn på nytt
frame-plain = Whistlestop trenger JavaScript for å tegne brettene.
