/**
 * @generated SignedSource<<3dbfae1fadb446ce4298508200f7e2e9>>
 * @relayHash 3750bad8ee4b20785d27fb04e2985a69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7779edcae0cc292e84cc00e7601a362217116ae406935ab3a0aa62c15f962f6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7779edcae0cc292e84cc00e7601a362217116ae406935ab3a0aa62c15f962f6b",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
