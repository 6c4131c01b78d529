import { useEffect, useRef } from 'react';
import { faqPage } from '../../content/faq';
import { Icon } from '../../ui/primitives/Icon';
import type { Suggestion } from './matches-search';
import * as styles from './FaqSearch.module.css';

interface FaqSearchProps {
  onSearch: (search: string) => void;
  /** What came of the search; empty while nothing is searched for. */
  status: string;
  /** Nothing was found: what would be. */
  instead?: { spellings: Suggestion[]; topics: Suggestion[] } | undefined;
}

const { search: copy } = faqPage;

/**
 * The search box. It is in the page from the start and takes text before the script has arrived: the field keeps its own
 * value, which is read once the page is live. A browser that runs no script does not show it (a style rule decides, not
 * the script), since the list is complete without it. Sent before the script arrives, the form only loads the page again
 * with `?q=`, from where the search goes on.
 */
export function FaqSearch({ onSearch, status, instead }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);

  const searchFor = (search: string) => {
    if (!field.current) return;
    field.current.value = search;
    // The button that was pressed goes away.
    field.current.focus();
    onSearch(search);
  };

  useEffect(() => {
    if (!field.current) return;
    field.current.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
    onSearch(field.current.value);
  }, [onSearch]);

  return (
    <form
      className={styles.search}
      role="search"
      action="/faq"
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <label className={styles.label} htmlFor="faq-search">
        {copy.label}
      </label>
      <div className={styles.box}>
        <input
          ref={field}
          className={styles.field}
          id="faq-search"
          name="q"
          type="search"
          placeholder={copy.placeholder}
          autoComplete="off"
          onChange={(event) => {
            onSearch(event.target.value);
          }}
        />
        <button type="submit" className={styles.button} aria-label={copy.button}>
          <Icon name="search" />
        </button>
      </div>
      <p className={instead ? styles.nothing : styles.status} role="status">
        {status}
      </p>
      {instead && (
        <>
          <Suggestions suggestions={instead.spellings} onChoose={searchFor} />
          {instead.topics.length > 0 && (
            <>
              <p className={styles.status}>{copy.topicsTitle}</p>
              <Suggestions suggestions={instead.topics} onChoose={searchFor} />
            </>
          )}
        </>
      )}
    </form>
  );
}

interface SuggestionsProps {
  suggestions: Suggestion[];
  onChoose: (search: string) => void;
}

/** Searches that find something, as buttons. */
function Suggestions({ suggestions, onChoose }: SuggestionsProps) {
  return (
    <ul className={styles.suggestions}>
      {suggestions.map(({ search, matches }) => (
        <li key={search}>
          <button
            type="button"
            className={styles.suggestion}
            onClick={() => {
              onChoose(search);
            }}
          >
            {copy.instead(search, matches)}
          </button>
        </li>
      ))}
    </ul>
  );
}
