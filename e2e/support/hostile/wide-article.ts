/** Longer than any phone is wide, without a place to break it, and no longer than a category may be. */
export const longWord = 'Arbeitsunfähigkeitsbescheinigungsverfahren'.repeat(2);

const longAddress = `https://www.example.com/${'a'.repeat(96)}`;

const deep = (tag: string, inner: string) => `<${tag}>`.repeat(12) + inner + `</${tag}>`.repeat(12);

/** Each element that rich text may hold, with more in it than a narrow page has room for. */
export const wideText = `
  <p>${longWord}</p>
  <h2>${longWord}</h2><p><strong>${longWord}</strong> <em>${longWord}</em> <code>${longWord}</code></p>
  <h3>${longWord}</h3><h4>${longWord}</h4>
  <p><a href="${longAddress}">${longAddress}</a></p>
  ${deep('ul', '').replaceAll('<ul>', '<ul><li>In').replaceAll('</ul>', '</li></ul>')}
  ${deep('ol', '').replaceAll('<ol>', '<ol><li>In').replaceAll('</ol>', `${longWord}</li></ol>`)}
  ${deep('blockquote', `<p>${longWord}</p>`)}
  <h2>After ${longWord}</h2>
  <table><thead><tr><th>${longWord}</th><th>B</th></tr></thead>
    <tbody><tr><th scope="row">${longWord}</th><td>${longAddress}</td></tr></tbody></table>
  <figure><blockquote><p>${longWord}</p></blockquote><figcaption>${longWord}</figcaption></figure>`;
