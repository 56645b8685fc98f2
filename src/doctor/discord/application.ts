import { Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { type Finding, unwell, well } from '../finding.ts';
import type { Api } from './api.ts';

/** The application that a token belongs to, and its bot's user. */
export interface Application {
  readonly id: string;
  readonly name: string;
  readonly bot: string;
}

const shape = z.object({
  id: z.string(),
  name: z.string(),
  bot: z.object({ id: z.string() }).optional(),
  bot_require_code_grant: z.boolean().default(false),
  interactions_endpoint_url: z.string().nullish(),
});

/** Asks which application a token belongs to. Throws where Discord does not say. */
export async function askForApplication(
  api: Api,
): Promise<{ readonly application: Application; readonly findings: readonly Finding[] }> {
  const told = await api.ask(Routes.currentApplication(), shape);
  return {
    application: { id: told.id, name: told.name, bot: told.bot?.id ?? told.id },
    findings: [
      well(`Discord accepts the token. The application is ${told.name} (${told.id}).`),
      ...settingsFindings(told),
    ],
  };
}

const PORTAL = 'https://discord.com/developers/applications';

/** Settings of an application with which a bot is never called, or never let in. */
function settingsFindings(told: z.infer<typeof shape>): readonly Finding[] {
  const findings: Finding[] = [];
  if ((told.interactions_endpoint_url ?? '') !== '')
    findings.push(
      unwell(
        'Discord sends every press and command to a web address instead of the bot.',
        `Empty the field "Interactions Endpoint URL" on the General Information page of the application at ${PORTAL}.`,
      ),
    );
  if (told.bot_require_code_grant)
    findings.push(
      unwell(
        'The bot cannot be invited to a server because the application requires a code grant.',
        `Turn off "Requires OAuth2 Code Grant" on the Bot page of the application at ${PORTAL}.`,
      ),
    );
  return findings;
}
