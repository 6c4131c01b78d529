import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Tabs.module.css';
import { useSelectedTab } from './use-selected-tab';

export interface Tab {
  /** The panel's address on the page, without the `#`. */
  id: string;
  name: string;
  /** The panel's heading. */
  title: string;
  content: ReactNode;
}

interface TabsProps {
  /** What the tabs are, for assistive technology. */
  label: string;
  /** At most four: the style sheet names them. */
  tabs: readonly Tab[];
}

/**
 * Tabs after the WAI-ARIA Authoring Practices: arrows, Home and End move and select. In the page as it is built they
 * are links to panels, of which the style sheet shows the one in the address or the first (all, where there is no
 * script); the script gives them their roles and moves nothing.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const ids = useMemo(() => tabs.map(({ id }) => id), [tabs]);
  const [selected, select] = useSelectedTab(ids);
  const list = useRef<HTMLDivElement>(null);
  const live = selected !== undefined;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!live || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const place = placeAfterKey(event.key, ids.indexOf(selected), ids.length);
    const id = place === undefined ? undefined : ids[place];
    if (id === undefined) return;
    event.preventDefault();
    select(id);
    list.current?.querySelector<HTMLElement>(`#${tabId(id)}`)?.focus();
  };

  const onClick = (event: MouseEvent, id: string) => {
    // A press that opens another tab or window of the browser is none of ours.
    if (!live || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    select(id);
  };

  return (
    <div className={live ? styles.live : styles.tabs}>
      <div
        ref={list}
        className={styles.list}
        role={live ? 'tablist' : 'navigation'}
        aria-label={label}
      >
        {tabs.map(({ id, name }) => (
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={styles.tab}
            {...(live && {
              role: 'tab',
              'aria-controls': id,
              'aria-selected': id === selected,
              tabIndex: id === selected ? 0 : -1,
            })}
            onClick={(event) => {
              onClick(event, id);
            }}
            onKeyDown={onKeyDown}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, name, title, content }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          {...(live && {
            role: 'tabpanel',
            'aria-labelledby': tabId(id),
            tabIndex: 0,
            hidden: id !== selected,
          })}
        >
          <div>
            <p className={styles.name}>{name}</p>
            <h3 className={type.h3}>{title}</h3>
          </div>
          {content}
        </div>
      ))}
    </div>
  );
}

const tabId = (id: string) => `tab-${id}`;

/** The place that a key leads to from a tab, in a row of `count` tabs; undefined for keys that are not the row's. */
function placeAfterKey(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    // A tab is a link here, and a link does not answer to the space bar.
    case ' ':
      return place;
    default:
      return undefined;
  }
}
