// Letters of one script that most typefaces draw like letters of another or like digits: a selection from Unicode's list of
// confusables (UTS 39), for the scripts in which a whole name can be written that way. Capitals are listed separately: Η
// looks like H, η like n.
const pairs: readonly (readonly [letters: string, drawnAs: string])[] = [
  // Cyrillic
  ['АВЕКМНОРСТУХЅІЈԚԜ', 'abekmhopctyxsijqw'],
  ['авекмнорстухѕіјһԁԛԝӏгпьѵ', 'abekmhopctyxsijhdqwlrnbv'],
  // Greek
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  ['αβγεηικνορστυχω', 'abyenikvopotuxw'],
  // Armenian
  ['ՕՍԼոօսհցզ', 'oulnouhgq'],
  // Latin
  ['ıȷĸƅǀþƿƖƦI|', 'ijkblpplrll'],
  // Digits
  ['01', 'ol'],
  // Japanese
  ['ロニカタトハエヘー', '口二力夕卜八工へ一'],
];

const drawn = new Map(
  pairs.flatMap(([letters, drawnAs]) =>
    Array.from(letters, (letter, at) => [letter, drawnAs.charAt(at)] as const),
  ),
);

/** A name by its appearance: names that look the same give the same text. */
export function lookOf(name: string): string {
  const letters = name.normalize('NFKC').normalize('NFD');
  return Array.from(letters, (letter) => drawn.get(letter) ?? letter.toLowerCase())
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/ǁ/g, 'll')
    .replace(/’/g, "'")
    .normalize('NFC');
}
