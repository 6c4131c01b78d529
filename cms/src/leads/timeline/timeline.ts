import type { Core } from '@strapi/strapi';
import type { TimelineDetails, TimelineKind } from '../../contract/leads/timeline';

const uid = 'api::lead-event.lead-event';

/** The table of the timelines of all leads. A row names its lead by its document id. */
export const eventTable = 'lead_events';

/** An admin, as a timeline names the account: by the name it has at that moment. */
export interface Actor {
  id: number;
  name: string;
}

/** A row that is about to be added. */
export interface NewEvent<Kind extends TimelineKind> {
  leadId: string;
  kind: Kind;
  at: Date;
  /** Absent where a visitor or the CMS did it. */
  actor?: Actor;
  detail: TimelineDetails[Kind];
}

/** The attributes of a row. */
export const eventRow = <Kind extends TimelineKind>({
  leadId,
  kind,
  at,
  actor,
  detail,
}: NewEvent<Kind>) => ({
  leadId,
  kind,
  at,
  actor: actor?.id ?? null,
  actorName: actor?.name ?? null,
  detail: JSON.stringify(detail),
});

/** Adds a row to a lead's timeline. Inside a Strapi transaction, it joins it. */
export async function addEvent<Kind extends TimelineKind>(
  strapi: Core.Strapi,
  event: NewEvent<Kind>,
): Promise<void> {
  await strapi.db.queryBuilder(uid).insert(eventRow(event)).execute();
}
