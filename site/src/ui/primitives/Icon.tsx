import * as styles from './Icon.module.css';

const outlines = {
  right: 'M3 12H20M13 5l7 7-7 7',
  left: 'M21 12H4M11 5l-7 7 7 7',
  out: 'M6 18L18 6M8 6H18V16',
  up: 'M12 21V4M5 11l7-7 7 7',
  plus: 'M12 3V21M3 12H21',
  close: 'M5 5L19 19M19 5L5 19',
  search: 'M17.5 10.5a7 7 0 1 1-14 0a7 7 0 1 1 14 0M15.5 15.5L21 21',
  alert: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 6.5V13.5M12 16V18',
  check: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M7 12.5l3.5 3.5L17 9',
  pause: 'M8.5 5V19M15.5 5V19',
  play: 'M7 4.5V19.5L19 12Z',
} as const;

export type IconName = keyof typeof outlines;

/** A decorative icon beside a text: 2px strokes, square ends, sized by the text around it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={outlines[name]} />
    </svg>
  );
}
