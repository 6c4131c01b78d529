/** An unbreakable word wider than any phone and within the limit of a category. */
export const longWord = 'Arbeitsunfähigkeitsbescheinigungsverfahren'.repeat(2);

const longAddress = `https://www.example.com/${'a'.repeat(96)}`;

const deep = (tag: string, inner: string) => `<${tag}>`.repeat(12) + inner + `</${tag}>`.repeat(12);

/** Each allowed rich-text element, with content wider than a narrow page. */
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
  <table><tbody><tr>${`<td>${longWord}</td>`.repeat(8)}</tr></tbody></table>
  <pre><code>${longWord.repeat(3)}
    ${longWord}</code></pre><hr>
  <figure><blockquote><p>${longWord}</p></blockquote><figcaption>${longWord}</figcaption></figure>`;
