import { IconButton, Link } from '@strapi/design-system';
import { Clock } from '@strapi/icons';
import { Link as RouterLink } from 'react-router-dom';
import type { ContentKind } from '../../../api';
import { screenAddress } from '../shell/menu';
import { quoted } from '../ui/wording';

const parents = { blog: 'blogs', faq: 'faqs' } as const;

/** The address of an entry's history for the panel's router. */
const historyAddress = (kind: ContentKind, id: string): string =>
  `${screenAddress('allblogs').replace('allblogs', parents[kind])}/${encodeURIComponent(id)}/history`;

interface HistoryLinkProps {
  kind: ContentKind;
  id: string;
}

/** Leads from an entry's row to its history. */
export function HistoryRowLink({ kind, id, name }: HistoryLinkProps & { name: string }) {
  return (
    <IconButton tag={RouterLink} to={historyAddress(kind, id)} label={`History of ${quoted(name)}`}>
      <Clock />
    </IconButton>
  );
}

/** Leads from an entry's form to its history. The browser keeps what is typed as unsent changes. */
export function HistoryLink({ kind, id }: HistoryLinkProps) {
  return (
    <Link tag={RouterLink} to={historyAddress(kind, id)}>
      History of this entry
    </Link>
  );
}
