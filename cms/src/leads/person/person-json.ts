import { firmName } from '../../contract/texts';
import { fieldsOf, sourceIn, suspicionIn, type StoredLetter } from '../dead-letters/letter';
import type { Chunks } from '../export/send-file';
import type { ExportedLead, PersonFile } from './export-person';
import { leftOut, rowWords } from './file-words';

const leadOf = ({ _id, form, fields, createdAt, timeline, ...work }: ExportedLead) => ({
  id: _id,
  form,
  receivedAt: createdAt,
  fields,
  source: work.source,
  state: work.state,
  dueAt: work.dueAt,
  doneAt: work.doneAt,
  suspicion: work.suspicion,
  timeline: timeline.map((row) => ({ kind: row.kind, at: row.at, text: rowWords(row) })),
});

const letterOf = (letter: StoredLetter) => ({
  id: letter.documentId,
  form: letter.form,
  receivedAt: letter.acceptedAt,
  fields: fieldsOf(letter),
  source: sourceIn(letter),
  suspicion: suspicionIn(letter),
  refusal: letter.reason,
});

/** The entries of a list, each on lines of its own. */
async function* entries<T>(rows: AsyncIterable<T>, toEntry: (row: T) => object): Chunks {
  let before = '\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(toEntry(row), null, 2)}`;
    before = ',\n';
  }
}

/** A person's file for programs. */
export async function* jsonChunks(file: PersonFile): Chunks {
  const head = {
    firm: firmName,
    person: file.email,
    exportedAt: file.exportedAt.toISOString(),
    leftOut: leftOut(file.cut),
  };
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n"leads": [');
  yield* entries(file.leads, leadOf);
  yield '\n],\n"undelivered": [';
  yield* entries(file.letters, letterOf);
  yield '\n]}\n';
}
