import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Tabs.module.css';
import { useSelectedTab } from './use-selected-tab';

interface Tab {
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
  /** At most four, since the style sheet lists them. */
  tabs: readonly Tab[];
}

/**
 * Tabs by the WAI-ARIA Authoring Practices: arrows, Home and End move and select. The static page has links to panels,
 * and the style sheet shows the panel in the address or the first one (all of them without script). The script adds the
 * roles and moves nothing.
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
    // Leave presses that open another browser tab or window alone.
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

/** The tab that a key leads to, in a list of `count` tabs; undefined for other keys. */
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
    // The tab is a link, which does not respond to the space bar by itself.
    case ' ':
      return place;
    default:
      return undefined;
  }
}
