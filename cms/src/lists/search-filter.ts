// SQLite, and PostgreSQL with the locale C, fold the case of ASCII letters only.
const mostVaried = 4;

/** A text in every mix of cases of its letters beyond ASCII; of the first few, since each doubles their number. */
function spellings(text: string): string[] {
  let varied = 0;
  return Array.from(text).reduce<string[]>(
    (starts, letter) => {
      const cases =
        letter > '\x7f' ? new Set([letter, letter.toLowerCase(), letter.toUpperCase()]) : [letter];
      const forms = [...cases];
      if (forms.length > 1) varied += 1;
      const ends = varied > mostVaried ? [letter] : forms;
      return starts.flatMap((start) => ends.map((end) => start + end));
    },
    [''],
  );
}

/**
 * The filter of a search: rows of which one of the fields holds the text, in any case. `%`, `_` and `\` stand for
 * themselves, which Strapi sees to. The empty text filters nothing.
 */
export function searchFilter(search: string, fields: readonly string[]) {
  if (search === '') return {};
  const wanted = spellings(search);
  return {
    $or: fields.flatMap((field) => wanted.map((text) => ({ [field]: { $containsi: text } }))),
  };
}
