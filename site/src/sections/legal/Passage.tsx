import type { Passage as PassageCopy } from '../../content/legal';
import { Unbroken } from '../../ui/primitives/Unbroken';
import { TextLink } from '../../ui/primitives/TextLink';

/** A sentence or several, with their links. */
export function Passage({ passage }: { passage: PassageCopy }) {
  if (typeof passage === 'string') return <Unbroken text={passage} />;
  return passage.map((phrase) =>
    typeof phrase === 'string' ? (
      <Unbroken key={phrase} text={phrase} />
    ) : (
      <TextLink key={phrase.to} to={phrase.to}>
        {phrase.text}
      </TextLink>
    ),
  );
}
