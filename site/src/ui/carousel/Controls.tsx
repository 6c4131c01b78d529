import type { ButtonHTMLAttributes } from 'react';
import type { CarouselKind, CarouselWords } from '../../content/carousel';
import { Icon, type IconName } from '../primitives/Icon';
import * as styles from './Controls.module.css';
import { Progress } from './Progress';

interface ControlsProps {
  kind: CarouselKind;
  words: CarouselWords;
  /** The names of the slides, in order. */
  names: readonly string[];
  first: number;
  /** Undefined until hydration, while only the style sheet knows. */
  show: number | undefined;
  paused: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
  onPick: (slide: number) => void;
}

/**
 * The controls of a carousel. They precede its slides in the tab order, with pause and play first. Below them are
 * buttons to pick a slide, or the position as a count.
 */
export function Controls({ kind, words, names, first, show, ...controls }: ControlsProps) {
  const { paused, onToggle, onPrevious, onNext, onPick } = controls;
  return (
    <div className={`${styles.bar ?? ''} ${styles[kind] ?? ''}`}>
      <div className={styles.buttons}>
        <span className={styles.rotation}>
          <RoundButton
            label={paused ? words.play : words.pause}
            icon={paused ? 'play' : 'pause'}
            onClick={onToggle}
          />
        </span>
        <span className={styles.arrows}>
          <RoundButton label={words.previous} icon="left" onClick={onPrevious} />
          <RoundButton label={words.next} icon="right" onClick={onNext} />
        </span>
      </div>
      {words.pick ? (
        <ol className={styles.picks} aria-label={words.pick}>
          {names.map((name, index) => (
            <li key={name}>
              <button
                type="button"
                className={styles.pick}
                aria-label={`Slide ${String(index + 1)}: ${name}`}
                aria-current={index === first || undefined}
                onClick={() => {
                  onPick(index);
                }}
              >
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <Progress kind={kind} first={first} show={show} total={names.length} />
      )}
    </div>
  );
}

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  label: string;
  icon: IconName;
}

function RoundButton({ label, icon, ...rest }: RoundButtonProps) {
  return (
    <button type="button" className={styles.round} aria-label={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
