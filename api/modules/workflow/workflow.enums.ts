// Editorial acts as the API names them; inside, the legacy numbers.
import { registerEnumType } from 'type-graphql';
import { EditorialAct } from '../../../shared/workflow.ts';

registerEnumType(EditorialAct, {
  name: 'EditorialAct',
  description: 'EditorialAct types 0 to 30 of the editorial workflow, and the acts outside them.',
});

// Taken from here, it is known to the schema.
export { EditorialAct };
