export { formatAmount, parseAmount } from './amounts.ts';
export type { Cryptography, Hmac, Sha256 } from './cryptography.ts';
export { createHmacOver } from './cryptography.ts';
export { goldenHash, goldenRound } from './golden-rounds.ts';
export type { ChallengeKeyParts } from './keys/challenge-keys.ts';
export { challengeCommitMessage, challengeCommitment, deriveChallengeKey } from './keys/challenge-keys.ts';
export type { RoundKeyParts } from './keys/derive-keys.ts';
export {
  buildClientSeed,
  deriveRoundKey,
  deriveRoundSecret,
  formatOutcomeSeed,
  isClientSeed,
  isHash,
  isOwnText,
  outcomeSeed,
  roundCommitMessage,
  roundCommitment,
  roundKeyMessage,
  sessionCommitMessage,
} from './keys/derive-keys.ts';
export { fairnessKeyId, findKey } from './keys/key-id.ts';
export type { KeyRotation, RotatedKey } from './keys/key-rotation.ts';
export { followRotations, rotationMessage } from './keys/key-rotation.ts';
export { buildMathsBytes } from './maths-hash.ts';
export type { AnswerParts, Receipt, ReceiptFault, SignedAnswer } from './receipts/answer-receipt.ts';
export { answerLeafText, answersMessage, checkReceipt, mayBeUnread, parseReceipt } from './receipts/answer-receipt.ts';
export { buildAnswerTree, getTreePath, getTreeRoot } from './receipts/answer-tree.ts';
export { receiptHeader } from './receipts/receipt-header.ts';
export { buildSeedChain, findChainBreaks, followsLink, readSeedLink } from './seed-chain/seed-chain.ts';
export { seedChainLength } from './seed-chain/seed-chain-length.ts';
export type { StatedSession, StatementBuilder } from './sessions/build-statement.ts';
export { buildStatement, statementBuilder } from './sessions/build-statement.ts';
export type { Amounts, RoundRecord, SessionStatement } from './sessions/session-statement.ts';
export { chainLinkMessage, chainStartMessage, statementBytes } from './sessions/session-statement.ts';
export type { SessionClaim, SessionMismatch, SessionVerdict } from './sessions/verify-session.ts';
export { verifySession } from './sessions/verify-session.ts';
export type { HeldRound, RoundMismatch, RoundVerdict, SettledAnswer } from './verify-round.ts';
export { verifyRound } from './verify-round.ts';
export { estimateWinChance, playByDefault } from './win-chance.ts';
