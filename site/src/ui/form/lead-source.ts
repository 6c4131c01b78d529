import { type LeadSource, sourceNames, sourceOf } from '../../api';

/** The addresses of the visit's first page and of the page before it, as the script loader has stored them. */
function visit(): string {
  const here = `${location.href} ${document.referrer}`;
  try {
    return sessionStorage.getItem('visit') ?? here;
  } catch {
    return here;
  }
}

function addressOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** How the visitor came to the form that is sent now; undefined if nothing is known. */
export function leadSource(): LeadSource | undefined {
  const [landing, referrer] = visit().split(' ', 2).map(addressOf);
  const campaign = sourceNames
    .filter((name) => name.startsWith('utm_'))
    .map((name) => [name, landing?.searchParams.get(name)]);
  return sourceOf({
    page: location.pathname,
    landing: landing?.pathname,
    referrer: referrer?.host === location.host ? undefined : referrer?.hostname,
    ...Object.fromEntries(campaign),
  });
}
