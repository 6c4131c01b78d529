import type { Faq } from '../../contract/content/faq';
import type { ManagedFaq } from '../../contract/panel';
import { versionOf } from '../edits/check-version';
import { editorName } from '../edits/editor-name';
import type { InPanel } from '../schedule/entries-in-panel';

interface FaqRow {
  documentId: string;
  question?: string | null;
  description?: string | null;
  createdAt?: string | Date | null;
  updatedAt?: string | Date | null;
  trashedAt?: string | Date | null;
  updatedBy?: Parameters<typeof editorName>[0];
}

/** A row in the contract's form. */
export function toFaq(row: FaqRow): Faq {
  return {
    _id: row.documentId,
    id: row.documentId,
    question: row.question ?? '',
    description: row.description ?? '',
    createdAt: new Date(row.createdAt ?? 0).toISOString(),
    updatedAt: new Date(row.updatedAt ?? 0).toISOString(),
  };
}

/** A draft's row as editors see it. */
export function toManagedFaq(row: FaqRow, inPanel: InPanel): ManagedFaq {
  const updatedBy = editorName(row.updatedBy);
  return {
    ...toFaq(row),
    ...(updatedBy === undefined ? {} : { updatedBy }),
    version: versionOf(row),
    ...(row.trashedAt ? { trashedAt: new Date(row.trashedAt).toISOString() } : {}),
    ...inPanel,
  };
}
