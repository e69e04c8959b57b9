/**
 * @generated SignedSource<<4d79fb4993adaa2763a45c1c779aa4fc>>
 * @relayHash 1972513916525f798679b1341f734ddd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bd804dd38c93f648100eb0fb63b6e360e30e458c2417bb5a4ac60dd06a5e931

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bd804dd38c93f648100eb0fb63b6e360e30e458c2417bb5a4ac60dd06a5e931",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
