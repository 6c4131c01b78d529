/** An error whose message holds nothing that anybody sent: it may stand in the log. */
export class ToldError extends Error {}
