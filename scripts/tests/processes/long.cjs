// A program that would run for an hour.
setTimeout(() => undefined, 3_600_000);
