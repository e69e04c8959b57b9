/**
 * @generated SignedSource<<35ec28e1d7b646d72369d5110e3dca88>>
 * @relayHash 248bf7872605f4996bccd4bb2fff6dc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11006e4f12aded6db518152b3141b09310f20a6230a6bc04ed47bac86a2eceeb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContributionWizardPageQuery } from './ContributionWizardPageQuery.graphql';

const node: PreloadableConcreteRequest<ContributionWizardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11006e4f12aded6db518152b3141b09310f20a6230a6bc04ed47bac86a2eceeb",
    "metadata": {},
    "name": "ContributionWizardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
