import type { SiteReading } from './site-reading';

/** The button of the banner. */
export interface PublishOffer {
  label: 'Publish now' | 'Retry';
  /** Why it does nothing at the moment. */
  disabledReason?: string;
}

/** What an admin can do in the current state of the site. */
export function publishOffer(reading: SiteReading): PublishOffer {
  const label = 'Publish now';
  if (reading.kind !== 'known') {
    return { label, disabledReason: 'Publish now works once the state of the site can be read.' };
  }
  const { status, buildsBy, reason } = reading.state;
  switch (status) {
    case 'live':
      return { label, disabledReason: 'There is nothing to publish.' };
    case 'building':
      return { label, disabledReason: 'Changes made during this build are part of the next one.' };
    case 'waiting':
      // No build is planned, because the CMS is not configured to start one. The reason says so.
      if (buildsBy === undefined && reason !== undefined) {
        return { label, disabledReason: 'Publish now works once this is fixed.' };
      }
      return { label };
    case 'failed':
      return { label: 'Retry' };
  }
}
