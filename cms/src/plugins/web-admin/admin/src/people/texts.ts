import type { LeadForm, PersonErasure, PersonRecord } from '../../../api';
import { counted, listed } from '../ui/wording';

const messages = { one: 'message', many: 'messages' };
const demoRequestNoun = { one: 'demo request', many: 'demo requests' };

type Counts = Pick<PersonRecord, 'contacts' | 'demoRequests' | 'deadLetters' | 'waiting'>;

/** What was exported or erased, such as `1 message and 2 demo requests`. */
function countedLeads({ contacts, demoRequests, deadLetters, waiting = 0 }: Counts): string {
  const parts = [
    [contacts, messages],
    [demoRequests, demoRequestNoun],
    [deadLetters, { one: 'undelivered lead', many: 'undelivered leads' }],
    [waiting, { one: 'lead in the outbox', many: 'leads in the outbox' }],
  ] as const;
  const some = parts.filter(([count]) => count > 0);
  return some.length === 0 ? 'nothing' : listed(some.map(([count, noun]) => counted(count, noun)));
}

const listNouns: Readonly<Record<LeadForm, { one: string; many: string }>> = {
  createcontactus: messages,
  createrequestdemo: demoRequestNoun,
};

/** What left with a list. Its number is unknown while it is being exported, or if the CMS was stopped meanwhile. */
function listText({ form, leads }: NonNullable<PersonRecord['list']>): string {
  const noun = listNouns[form];
  return leads === undefined ? `a list of ${noun.many}` : `a list of ${counted(leads, noun)}`;
}

/** Says who exported or erased what; without the moment. */
export function recordText(record: PersonRecord): string {
  const who = record.actor?.name ?? 'The command';
  if (record.list !== undefined) return `${who} exported ${listText(record.list)}`;
  return `${who} ${record.action} ${countedLeads(record)}`;
}

const again = 'Erase once more.';

function waitingProblem(waiting: PersonErasure['waiting']): string[] {
  if ('failure' in waiting) {
    return [
      `Leads that wait in the site’s outbox were not erased, and there may be some. ${waiting.failure} Ask whoever runs the CMS to mend this, then erase once more.`,
    ];
  }
  if (waiting.unreadable === 0) return [];
  return [
    `${counted(waiting.unreadable, { one: 'lead', many: 'leads' })} in the site’s outbox cannot be read and may be this person’s. Ask whoever runs the CMS: the operations manual says what to do (“Leads that nobody can read”).`,
  ];
}

/** The outcome of an erasure: what was deleted, and what is left to do. */
export function erasureTexts(erasure: PersonErasure): { done: string; undone: string[] } {
  const { waiting, overwritten } = erasure;
  const counts = { ...erasure, waiting: 'erased' in waiting ? waiting.erased : 0 };
  const done = countedLeads(counts);
  const overwriting =
    overwritten === 'not_yet'
      ? [
          `The database is being read, so deleted data is not overwritten in its files yet. ${again}`,
        ]
      : [];
  return {
    done: done === 'nothing' ? 'There was nothing to erase.' : `Erased: ${done}.`,
    undone: [...waitingProblem(waiting), ...overwriting],
  };
}
