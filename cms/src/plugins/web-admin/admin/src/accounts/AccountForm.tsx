import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, type PropsWithChildren } from 'react';
import type { Problem } from './problem';

/** The contract begins a sentence with the name of a field, as the API calls it. */
const capitalised = (sentence: string): string =>
  `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;

interface AccountFormProps {
  /** Shown below the fields; the focus goes to the field that it is about. */
  problem: Problem | undefined;
  busy: boolean;
  submitLabel: string;
  onSubmit: () => void;
}

/** The frame of a form about an account. */
export function AccountForm(props: PropsWithChildren<AccountFormProps>) {
  const { problem, busy, submitLabel, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (problem?.field === undefined) return;
    form.current?.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus();
  }, [problem]);

  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} maxWidth="60rem">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={5}>
          {children}
          <Typography role="alert" textColor="danger600" tag="p">
            {problem && capitalised(problem.message)}
          </Typography>
          <Flex>
            <Button type="submit" loading={busy}>
              {submitLabel}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Box>
  );
}
