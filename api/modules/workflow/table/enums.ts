// Editorial acts as the API names them; inside, the legacy numbers.
import { EditorialAct } from '../../../../shared/workflow.ts';
import { describedEnum } from '../../../graphql/declare.ts';
import { actRules } from './table.ts';

describedEnum(EditorialAct, 'EditorialAct', 'Types 0 to 30 of the old system, and the acts outside them.', actRules);

// Taken from here, it is known to the schema.
export { EditorialAct };
