import { expect, test } from '@playwright/test';
import { compare } from '../support/faults/stored/compare';
import {
  sendAgain,
  sendBoth,
  startFaultStage,
  type FaultStage,
  type Sent,
} from '../support/faults/fault-stage';
import { faultNames, type Fault } from '../support/faults/stand-ins/faulty-cms';
import { callRow, otherRows } from '../support/faults/stored/other-rows';
import { drainUntilEmpty } from '../support/faults/stored/outbox';
import { fillDisk, storeDirectly } from '../support/faults/stored/store-directly';
import {
  countDeadLetters,
  countWrongTimelines,
  readLeads,
} from '../support/faults/stored/stored-leads';
import type { Sending } from '../support/faults/submission';
import { texts } from '../support/api/api';

const maxMs = 10_000;
const late = 'an answer after seven seconds';

/**
 * Faults that `npm test` tries: no answer at all, and a wrong one. The functions' own tests try the others against a stand-in;
 * here they only repeat these two.
 */
const examples: readonly Fault[] = ['a reset', 'JSON of another server'];
const tagsOf = (fault: Fault) => (examples.includes(fault) ? {} : { tag: '@full' });

test.describe('faults between function and CMS', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let stage: FaultStage;

  test.beforeAll(async () => {
    stage = await startFaultStage();
  });

  test.afterAll(async () => {
    await stage.stop();
  });

  async function expectStoredOnce(sent: readonly Sent[]): Promise<void> {
    const submissions = sent.map(({ submission }) => submission);
    const emails = new Set<unknown>(submissions.map(({ fields }) => fields.email));
    const leads = await readLeads(stage.reader);
    const own = leads.filter(({ fields }) => emails.has(fields.email));
    expect(compare(submissions, own, 0)).toMatchObject({
      lost: 0,
      doubled: 0,
      unsent: 0,
      untimely: 0,
      acknowledged: sent.length,
      stored: sent.length,
    });
    expect(await countWrongTimelines(stage.reader, own, 'none')).toBe(0);
  }

  function expectAcknowledged(sendings: readonly Sending[]): void {
    for (const { answer, milliseconds } of sendings) {
      expect(answer).toBe('201');
      expect(milliseconds).toBeLessThan(maxMs);
    }
  }

  /** Spec §8 sets the contact form's message. A demo request's page shows none and keeps the request. */
  function expectUnreachable(sent: readonly Sent[]): void {
    for (const { submission, sending } of sent) {
      expect(sending.answer).toBe('502 cms_unreachable');
      expect(sending.milliseconds).toBeLessThan(maxMs);
      expect(sending.message).toBe(
        submission.form === 'createcontactus'
          ? texts.contactFailed
          : 'This part of the site cannot be reached right now. Please try again later.',
      );
    }
  }

  for (const fault of faultNames) {
    const tags = tagsOf(fault);
    for (const reached of [false, true]) {
      const where = reached ? 'after the CMS stored it' : 'before it reached the CMS';

      test(`${fault}, ${where}: acknowledges a lead in time and stores it once`, tags, async () => {
        stage.faulty.behave(fault, reached);
        const sent = await sendBoth(stage, stage.production);
        stage.faulty.heal();
        expectAcknowledged(sent.map(({ sending }) => sending));
        await drainUntilEmpty(stage.production, stage.outbox);
        await expectStoredOnce(sent);
      });

      test(
        `${fault}, ${where}, without an outbox: answers with the specified text, and a retry stores the lead once`,
        tags,
        async () => {
          stage.faulty.behave(fault, reached);
          const sent = await sendBoth(stage, stage.preview);
          stage.faulty.heal();
          expectUnreachable(sent);
          expectAcknowledged(await sendAgain(stage.preview, sent));
          await expectStoredOnce(sent);
        },
      );
    }
  }

  for (const fault of faultNames.filter((name) => name !== late)) {
    test(
      `${fault}: every other endpoint answers in time that the CMS is unreachable`,
      tagsOf(fault),
      async () => {
        stage.faulty.behave(fault, false);
        const answers = await Promise.all(
          otherRows.map((name) => callRow(stage.production.url, name)),
        );
        stage.faulty.heal();
        for (const { status, body, milliseconds } of answers) {
          expect(status).toBe(502);
          expect(body).toMatchObject({ error: true, code: 'cms_unreachable' });
          expect(milliseconds).toBeLessThan(maxMs);
        }
      },
    );
  }

  test(
    'an unknown host name of the CMS: acknowledges a lead in time and stores it once',
    { tag: '@full' },
    async () => {
      stage.pointAt('http://cms.invalid:1337');
      await stage.production.kill();
      await stage.production.start();
      const sent = await sendBoth(stage, stage.production);
      expectAcknowledged(sent.map(({ sending }) => sending));
      stage.pointAt(stage.faulty.url);
      await stage.production.kill();
      await stage.production.start();
      await drainUntilEmpty(stage.production, stage.outbox);
      await expectStoredOnce(sent);
    },
  );

  test(
    'a full disk of the CMS: acknowledges a lead in time and stores it once',
    { tag: '@full' },
    async () => {
      await fillDisk(stage, stage.cms);
      const sent = await sendBoth(stage, stage.production);
      expectAcknowledged(sent.map(({ sending }) => sending));
      expect(stage.outbox.waiting()).toBeGreaterThan(0);
      stage.cms.signal('SIGUSR2');
      await expect.poll(() => storeDirectly(stage, 'short')).toEqual([201, 201]);
      await drainUntilEmpty(stage.production, stage.outbox);
      await expectStoredOnce(sent);
    },
  );

  test('none of these leads became a dead letter', async () => {
    expect(await countDeadLetters(stage.reader)).toBe(0);
  });

  test('without CMS and outbox: answers in time with the specified text, and a retry stores the lead once', async () => {
    await stage.outbox.close();
    stage.faulty.behave('ten seconds of silence', false);
    const sent = await sendBoth(stage, stage.production);
    stage.faulty.heal();
    expectUnreachable(sent);
    expectAcknowledged(await sendAgain(stage.production, sent));
    await expectStoredOnce(sent);
  });
});
