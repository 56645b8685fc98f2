import type { VNode } from 'preact';
import { useAround } from '../around.ts';
import { AvatarImage } from '../avatar.tsx';
import { useWords } from '../speech.ts';
import { Check, type TabProps } from './tab.tsx';

/** Who is in the server, who takes direct messages, and who holds which role. */
export function MemberList({ standings, onOrder }: TabProps): VNode {
  const { overseer } = useWords();
  const { nameOf } = useAround();
  return (
    <>
      {standings.members.map(({ id: member, present, closed, roles }) => (
        <fieldset key={member} class="overseer-member">
          <legend>
            <AvatarImage id={member} name={nameOf(member)} size={22} /> {nameOf(member)}
          </legend>
          <Check
            label={overseer.isIn}
            isOn={present}
            onChange={(isOn) => onOrder({ order: 'presence', member, present: isOn })}
          />
          <Check
            label={overseer.takesDirect}
            isOn={!closed}
            onChange={(isOn) => onOrder({ order: 'close direct', member, closed: !isOn })}
          />
          {standings.roles.map(({ id: role, name }) => (
            <Check
              key={role}
              label={name}
              isOn={roles.includes(role)}
              disabled={!present}
              onChange={(held) => onOrder({ order: 'give role', member, role, held })}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}
