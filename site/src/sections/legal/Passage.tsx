import { Fragment } from 'react';
import type { Passage as PassageCopy } from '../../content/legal';
import { TextLink } from '../../ui/primitives/TextLink';

/** A sentence or several, with their links. */
export function Passage({ passage }: { passage: PassageCopy }) {
  if (typeof passage === 'string') return passage;
  return passage.map((phrase) =>
    typeof phrase === 'string' ? (
      <Fragment key={phrase}>{phrase}</Fragment>
    ) : (
      <TextLink key={phrase.to} to={phrase.to}>
        {phrase.text}
      </TextLink>
    ),
  );
}
