import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import {
  linkStatesPath,
  maxLinkLength,
  maxLinks,
  readText,
  type CheckedEntry,
  type LinkStates,
} from '../../../api';

const none: LinkStates['result'] = {};

/** The addresses in a text at which the site may have something. The answers of all FAQs are on one page. */
function addressesIn({ kind, description }: CheckedEntry): string[] {
  const addresses = readText(description).links.map(({ href }) =>
    kind === 'faq' && href.startsWith('#') ? `/faq${href}` : href,
  );
  const asked = addresses.filter(
    (address) => /^(?:\/|https?:)/i.test(address) && address.length <= maxLinkLength,
  );
  return [...new Set(asked)].slice(0, maxLinks);
}

/** What the site has at the addresses to which an entry links; empty until the server has said. */
export function useLinkStates(entry: CheckedEntry): LinkStates['result'] {
  const { post } = useFetchClient();
  const [states, setStates] = useState(none);
  const asked = useMemo(() => JSON.stringify({ addresses: addressesIn(entry) }), [entry]);

  useEffect(() => {
    if (asked === '{"addresses":[]}') return;
    let current = true;
    post<LinkStates>(linkStatesPath, JSON.parse(asked))
      .then(({ data }) => {
        if (current) setStates(data.result);
      })
      .catch(() => {
        // What is not known is not reported. The next change asks again.
      });
    return () => {
      current = false;
    };
  }, [post, asked]);

  return states;
}
