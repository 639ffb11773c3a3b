export { formatAmount, parseAmount } from './amounts.ts';
export type { AnswerParts, Receipt, ReceiptFault, SignedAnswer } from './answer-receipt.ts';
export { answerLeafText, answersMessage, checkReceipt, mayBeUnread, parseReceipt } from './answer-receipt.ts';
export { buildAnswerTree, getTreePath, getTreeRoot } from './answer-tree.ts';
export type { StatedSession, StatementBuilder } from './build-statement.ts';
export { buildStatement, statementBuilder } from './build-statement.ts';
export type { Cryptography, Hmac, Sha256 } from './cryptography.ts';
export { createHmacOver } from './cryptography.ts';
export type { RoundKeyParts } from './derive-keys.ts';
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
} from './derive-keys.ts';
export { goldenHash, goldenRound } from './golden-rounds.ts';
export { fairnessKeyId, findKey } from './key-id.ts';
export type { KeyRotation, RotatedKey } from './key-rotation.ts';
export { followRotations, rotationMessage } from './key-rotation.ts';
export { buildMathsBytes } from './maths-hash.ts';
export { receiptHeader } from './receipt-header.ts';
export { buildSeedChain, findChainBreaks, followsLink, readSeedLink } from './seed-chain.ts';
export { seedChainLength } from './seed-chain-length.ts';
export type { Amounts, RoundRecord, SessionStatement } from './session-statement.ts';
export { chainLinkMessage, chainStartMessage, statementBytes } from './session-statement.ts';
export type { HeldRound, RoundMismatch, RoundVerdict, SettledAnswer } from './verify-round.ts';
export { verifyRound } from './verify-round.ts';
export type { SessionClaim, SessionMismatch, SessionVerdict } from './verify-session.ts';
export { verifySession } from './verify-session.ts';
export { estimateWinChance, playByDefault } from './win-chance.ts';
