import type { SiteReading } from './site-reading';

/** What the button of the banner does. */
export interface PublishOffer {
  label: 'Publish now' | 'Retry';
  /** Why it does nothing at the moment. */
  why?: string;
}

/** What can be done about the site as it is. */
export function publishOffer(reading: SiteReading): PublishOffer {
  const label = 'Publish now';
  if (reading.kind !== 'known') {
    return { label, why: 'Publish now works once the state of the site can be read.' };
  }
  const { status, buildsBy, reason } = reading.state;
  switch (status) {
    case 'live':
      return { label, why: 'There is nothing to publish.' };
    case 'building':
      return { label, why: 'What changes meanwhile is built afterwards.' };
    case 'waiting':
      // No build is planned, and the reason says why: the CMS does not know how to begin one.
      if (buildsBy === undefined && reason !== undefined) {
        return { label, why: 'Publish now works once this is mended.' };
      }
      return { label };
    case 'failed':
      return { label: 'Retry' };
  }
}
