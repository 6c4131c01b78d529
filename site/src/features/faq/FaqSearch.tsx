import { useEffect, useRef } from 'react';
import { faqPage } from '../../content/faq';
import { Icon } from '../../ui/primitives/Icon';
import type { Suggestion } from './matches-search';
import * as styles from './FaqSearch.module.css';

interface FaqSearchProps {
  onSearch: (search: string) => void;
  /** The result of the search; empty without a search. */
  status: string;
  /** If nothing was found: other searches that find something. */
  instead?: { spellings: Suggestion[]; topics: Suggestion[] } | undefined;
}

const { search: copy } = faqPage;

/**
 * The search box. It is part of the static page and accepts text before the script arrives: the input is uncontrolled
 * and is read once the page is live. A style rule hides it where scripts are off, since the list is complete without
 * it. Submitted before the script arrives, the form reloads the page with `?q=`, and the search continues from there.
 */
export function FaqSearch({ onSearch, status, instead }: FaqSearchProps) {
  const field = useRef<HTMLInputElement>(null);

  const searchFor = (search: string) => {
    if (!field.current) return;
    field.current.value = search;
    // The pressed button disappears.
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
