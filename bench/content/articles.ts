import { categories, subjects, sentences, tags } from './words';

/** An article as the panel sends it; its picture is one of those in the CMS. */
export interface Article {
  title: string;
  description: string;
  category: string;
  tag: string;
}

/** Pseudo-random numbers below `bound`, the same in every run. */
function dice(seed: number): (bound: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (bound) => {
    // xorshift32: random enough for words, and short.
    state ^= (state << 13) >>> 0;
    state ^= state >>> 17;
    state = (state ^ (state << 5)) >>> 0;
    return state % bound;
  };
}

const pick = <T>(list: readonly T[], roll: (bound: number) => number): T => {
  const chosen = list[roll(list.length)];
  if (chosen === undefined) throw new Error('The list is empty.');
  return chosen;
};

/**
 * An article of about 4 KB of HTML, as long as those of the sample content: a first paragraph, and sections with headings,
 * a list, a quotation, links and emphasis.
 * @param number from 1 on; the same number gives the same article
 */
export function article(number: number): Article {
  const roll = dice(number);
  const sentence = () => pick(sentences, roll);
  const paragraph = (length: number) =>
    `<p>${Array.from({ length }, sentence).join(' ')} <em>${sentence()}</em></p>`;
  const list = () =>
    `<ul>${Array.from({ length: 3 }, () => `<li>${sentence()}</li>`).join('')}</ul>`;
  const part = (index: number) =>
    [
      `<h2>${pick(subjects, roll)}, part ${String(index + 1)}</h2>`,
      paragraph(4),
      index % 2 === 0 ? list() : `<blockquote><p>${sentence()}</p></blockquote>`,
      `<p>${sentence()} <a href="/services">${pick(subjects, roll)}</a>. ${sentence()}</p>`,
    ].join('');
  return {
    title: `Note ${String(number).padStart(4, '0')} on ${pick(subjects, roll).toLowerCase()}`,
    description: paragraph(3) + Array.from({ length: 4 }, (_, index) => part(index)).join(''),
    category: pick(categories, roll),
    tag: pick(tags, roll),
  };
}
