import type { VNode } from 'preact';
import { AvatarImage } from '../avatar.tsx';
import { useWords } from '../speech.ts';
import type { TabProps } from './tab.ts';

/** Who is in the server, who takes direct messages, and who holds which role. */
export function MemberList({ standings, members, onOrder }: TabProps): VNode {
  const { overseer } = useWords();
  return (
    <>
      {standings.members.map(({ id, present, closed, roles }) => {
        const name = members.find((member) => member.id === id)?.name ?? id;
        return (
          <fieldset key={id} class="overseer-member">
            <legend>
              <AvatarImage id={id} name={name} size={22} /> {name}
            </legend>
            <label>
              <input
                type="checkbox"
                checked={present}
                onChange={() => onOrder({ order: 'presence', member: id, present: !present })}
              />{' '}
              {overseer.isIn}
            </label>
            <label>
              <input
                type="checkbox"
                checked={!closed}
                onChange={() => onOrder({ order: 'close direct', member: id, closed: !closed })}
              />{' '}
              {overseer.takesDirect}
            </label>
            {standings.roles.map((role) => {
              const held = roles.includes(role.id);
              return (
                <label key={role.id}>
                  <input
                    type="checkbox"
                    checked={held}
                    disabled={!present}
                    onChange={() => onOrder({ order: 'give role', member: id, role: role.id, held: !held })}
                  />{' '}
                  {role.name}
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
