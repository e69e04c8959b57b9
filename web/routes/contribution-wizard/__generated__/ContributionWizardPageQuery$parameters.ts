/**
 * @generated SignedSource<<8dda396fee6ec118999f19fdd9daf9f7>>
 * @relayHash 1a3ff2563b907895a04cc8735cc7fce8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c99c68fd9b21c8be609626db50a7baf4ad0c9c3fdf8731e6225d6d19b30797f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c99c68fd9b21c8be609626db50a7baf4ad0c9c3fdf8731e6225d6d19b30797f4",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
