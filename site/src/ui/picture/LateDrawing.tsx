import * as styles from './LateDrawing.module.css';
import { lateDrawingPath, lateDrawings, type LateDrawingName } from './late-drawings';

interface LateDrawingProps {
  name: LateDrawingName;
  className?: string | undefined;
}

/**
 * A drawing that is a file of its own and is loaded when it comes near. Drawings that a visitor sees first stand in their
 * page; all of them would make the page too long for the first packets that a server sends.
 */
export function LateDrawing({ name, className }: LateDrawingProps) {
  const { width, height } = lateDrawings[name];
  return (
    <picture className={styles.late}>
      <source srcSet={lateDrawingPath(name, 'dark')} media="(prefers-color-scheme: dark)" />
      <img
        className={className}
        src={lateDrawingPath(name, 'light')}
        width={width}
        height={height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
