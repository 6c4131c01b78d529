import { firmName } from '../../contract/texts';
import { fieldsOf, sourceIn, type StoredLetter } from '../dead-letters/letter';
import type { Chunks } from '../export/send-file';
import type { ExportedLead, PersonFile } from './export-person';
import {
  formTitles,
  labelledFields,
  labelledSource,
  leftOut,
  rowWords,
  stateWords,
  type Labelled,
} from './file-words';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; padding: 0 1rem; }
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { border-top: 1px solid; font-size: 1.25rem; margin-top: 2.5rem; padding-top: 1rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
dl { display: grid; gap: 0.25rem 1.5rem; grid-template-columns: minmax(8rem, max-content) 1fr; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
dd, li span { overflow-wrap: anywhere; unicode-bidi: plaintext; white-space: pre-wrap; }
ul { margin: 0; padding-inline-start: 1.25rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
@media print {
  @page { margin: 2cm; }
  body { font-size: 10.5pt; margin: 0; max-width: none; padding: 0; }
  h2, h3 { break-after: avoid; }
  dl > *, li { break-inside: avoid; }
}
`;

const list = (values: readonly Labelled[]): string =>
  `<dl>\n${values
    .map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>\n`)
    .join('')}</dl>\n`;

const part = (title: string, values: readonly Labelled[]): string =>
  values.length === 0 ? '' : `<h3>${escaped(title)}</h3>\n${list(values)}`;

/** Writes moments in the firm's time zone. */
function clockOf(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (moment) => format.format(new Date(moment));
}

function leadHtml(lead: ExportedLead, clock: (moment: string) => string): string {
  const { form, fields, createdAt, source, state, doneAt, suspicion, timeline } = lead;
  const work: Labelled[] = [
    ['State', stateWords[state]],
    ...(doneAt === null ? [] : [['Done', clock(doneAt)] satisfies Labelled]),
    ...(suspicion === undefined ? [] : [['Spam', 'May be spam'] satisfies Labelled]),
  ];
  const rows = timeline.map(
    (row) => `<li>${escaped(clock(row.at))}: <span>${escaped(rowWords(row))}</span></li>\n`,
  );
  return `<section>
<h2>${escaped(`${formTitles[form]}, ${clock(createdAt)}`)}</h2>
${list(labelledFields(form, fields))}${part('How the visitor came to the form', labelledSource(source))}${part('What became of it', work)}<h3>Timeline</h3>
<ul>\n${rows.join('')}</ul>
</section>
`;
}

const letterHtml = (letter: StoredLetter, clock: (moment: string) => string): string => `<section>
<h2>${escaped(`${formTitles[letter.form]}, ${clock(letter.acceptedAt)}, not delivered`)}</h2>
${list(labelledFields(letter.form, fieldsOf(letter)))}${part('How the visitor came to the form', labelledSource(sourceIn(letter)))}</section>
`;

/**
 * A person's file for people: one page without script, picture or link, to be read, printed or passed on. It is opened from the
 * disk, without the CMS's headers: its own policy keeps what was typed from running or loading anything.
 */
export async function* htmlChunks(file: PersonFile): Chunks {
  const clock = clockOf(file.zone);
  const title = escaped(`What ${firmName} holds about ${file.email}`);
  const exported = `Exported on ${clock(file.exportedAt.toISOString())}. Times are those of ${file.zone}.`;
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(exported)}</p>
<p>This file does not have:</p>
<ul>\n${leftOut(file.cut)
    .map((sentence) => `<li>${escaped(sentence)}</li>\n`)
    .join('')}</ul>
`;
  let found = false;
  for await (const lead of file.leads) {
    found = true;
    yield leadHtml(lead, clock);
  }
  for await (const letter of file.letters) {
    found = true;
    yield letterHtml(letter, clock);
  }
  if (!found) yield '<p>Nothing is stored under this address.</p>\n';
  yield '</main>\n</body>\n</html>\n';
}
