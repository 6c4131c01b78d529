import { OtherWays } from './OtherWays';

/** Where a form stands, for browsers without script: how to reach the firm instead. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <OtherWays text={text} />
    </noscript>
  );
}
