import type { z } from 'zod';
import { LONGEST_NAME } from '../oversight/orders.ts';
import type { Words } from '../words/en.ts';
import { LONGEST_MESSAGE } from './wire.ts';

/** Says why a request of the page could not be read: what a person wrote is too long, or missing. */
export function whyUnread(issue: z.core.$ZodIssue | undefined, { refused }: Words): string {
  if (issue?.code !== 'too_small' && issue?.code !== 'too_big') return refused.notUnderstood;
  switch (issue.path.join(' ')) {
    case 'content':
      return issue.code === 'too_small' ? refused.writeSomething : refused.tooLong(LONGEST_MESSAGE);
    case 'name':
      return refused.threadName(LONGEST_NAME);
    case 'order name':
      return refused.channelName(LONGEST_NAME);
    default:
      return refused.notUnderstood;
  }
}
