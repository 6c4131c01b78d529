import { openTerminal } from '../../test/terminal';

let written = '';
const write = (text: string) => {
  written += text;
  return true;
};

beforeEach(() => {
  jest.useFakeTimers();
  written = '';
});

afterEach(() => {
  jest.useRealTimers();
});

test('a terminal shows the status below the lines, every second, no wider than the terminal', () => {
  const terminal = openTerminal({ write, isTTY: true, columns: 8 }, () => '0:01  unit 3 of 9');
  jest.advanceTimersByTime(1_000);
  expect(written).toBe('\r\u001b[2K0:01  u');
  written = '';
  terminal.say('✗ adds');
  expect(written).toBe('\r\u001b[2K✗ adds\n');
  terminal.close();
});

test('a file gets a status line every 20 seconds', () => {
  const terminal = openTerminal({ write }, () => 'unit');
  jest.advanceTimersByTime(19_999);
  expect(written).toBe('');
  jest.advanceTimersByTime(20_001);
  expect(written).toBe('unit\nunit\n');
  terminal.close();
});

test('a closed terminal prints nothing', () => {
  const terminal = openTerminal({ write }, () => 'unit');
  terminal.close();
  terminal.say('late');
  jest.advanceTimersByTime(60_000);
  expect(written).toBe('');
});
