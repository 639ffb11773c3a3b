import type { GameModule } from './game-module.ts';

type SlotParts = Pick<GameModule, 'engine' | 'Stage' | 'Symbol'> & {
  readonly messages: {
    readonly summary: GameModule['summarize'];
    readonly spin: string;
    readonly keys: Readonly<Record<'space' | 'spin' | 'stake' | 'escape' | 'skip', string>>;
  };
};

/** Builds the module of a game without choices and decisions: the player only starts the round. */
export function slotModule({ messages, ...parts }: SlotParts): GameModule {
  const { keys } = messages;
  return {
    ...parts,
    labels: { stake: messages.spin, actions: {} },
    summarize: messages.summary,
    Choices: null,
    describeOpen: null,
    keyHelp: [
      { keys: keys.space, does: keys.spin },
      { keys: '← →', does: keys.stake },
      { keys: keys.escape, does: keys.skip },
    ],
  };
}
