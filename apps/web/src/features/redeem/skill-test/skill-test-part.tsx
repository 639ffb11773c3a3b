import { skillTest as messages } from '@goldwren/messages/current/skill-test';
import { Button } from '@goldwren/ui/button';
import { Banner } from '@goldwren/ui/status-text';
import { describeProblem } from '../../../lib/problems/describe-problem.ts';
import { SkillQuestion } from './skill-question.tsx';
import { useSkillTest } from './use-skill-test.ts';

/** Explains the question, then shows it with its time limit, then the result. */
export function SkillTestPart({ redemptionId }: { redemptionId: string }) {
  const { test, problem, busy, requestTest, answer } = useSkillTest(redemptionId);
  if (test?.state === 'passed') return <Banner tone="ok">{messages.passed}</Banner>;
  if (test?.state === 'failed') return <Banner tone="bad">{messages.failed}</Banner>;
  const { question = null, expires_at: expiresAt = null } = test ?? {};
  return (
    <div className="grid max-w-xl gap-4">
      <p className="text-ink-2">{messages.why}</p>
      {problem ? <Banner tone="bad">{describeProblem(problem, 'submission').text}</Banner> : null}
      {test?.state === 'wrong' ? (
        <Banner tone="warn">
          {messages.wrong} {messages.attemptsLeft(test.attempts_left)}
        </Banner>
      ) : null}
      {test && question !== null && expiresAt !== null ? (
        <SkillQuestion
          key={expiresAt}
          question={question}
          expiresAt={expiresAt}
          busy={busy}
          onAnswer={answer}
          onNext={requestTest}
        />
      ) : (
        <Button busy={busy} onClick={requestTest} className="justify-self-start">
          {busy ? messages.beginning : test ? messages.next : messages.begin}
        </Button>
      )}
    </div>
  );
}
